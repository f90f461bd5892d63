import { changeTextSubscriptions, textSubscriptions } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { screen } from '@testing-library/react';
import { showWidget } from '@portico/element/testing';
import { ProofPlace } from '@portico/shared/proof';
import { SubscriptionsDialog } from '@portico/profile/testing/parts';
import { inGroup, type Codes, type RefusedCall } from './code';

const phone = { phoneNumber: '3195550142', primary: true, optInToTexting: true };
const ignore = () => undefined;

const opens = ({ settings, refuse }: RefusedCall) =>
  showWidget(
    <SubscriptionsDialog phone={phone} onClose={ignore} onSaved={ignore} />,
    { settings, session: true, beside: ProofPlace },
    (test) => {
      test.server.answer(textSubscriptions, answers.textSubscriptions());
      refuse(test);
    },
  );

/** The codes of the texts of a phone. */
export const textingCodes: readonly Codes[] = [
  {
    calls: [textSubscriptions],
    says: inGroup('textSubscriptions', {
      invalid: 'notTextable',
      userDisagree: 'mustAgree',
      Error: 'loadFailed',
    }),
    show: opens,
  },
  {
    calls: [changeTextSubscriptions],
    says: inGroup('textSubscriptions', {
      invalid: 'notTextable',
      userDisagree: 'mustAgree',
      Error: 'notModified',
    }),
    show: async (refusedCall) => {
      const { user } = await opens(refusedCall);
      const [box] = await screen.findAllByRole('checkbox', { hidden: true });
      if (box) await user.click(box);
      await user.click(screen.getByRole('button', { name: 'Save', hidden: true }));
    },
  },
];
