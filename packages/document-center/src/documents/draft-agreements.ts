import { ok } from '@portico/rules';
import { documentsOfCustomer, type DocumentsSource } from '@portico/shared/documents';

/**
 * The ACH draft agreements among the borrower's documents (D60): the API lists them in no call of
 * their own, so that they are known by a part of their name, in any letter case.
 */
export function draftAgreementsOfCustomer(partOfName: string): DocumentsSource {
  const { key, load } = documentsOfCustomer();
  const part = partOfName.toLowerCase();
  return {
    key: `${key} ${part}`,
    load: async (core) => {
      const answer = await load(core);
      if (!answer.ok) return answer;
      return ok(answer.value.filter(({ displayName }) => displayName.toLowerCase().includes(part)));
    },
  };
}
