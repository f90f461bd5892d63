import type { LeadCandidate, PageStore } from '@portico/core/internal';

/**
 * Elects one leader among all copies of the suite on the page: a candidate with `first`, else the
 * oldest. The function returned withdraws the candidate; then the next one leads.
 */
export function addLeadCandidate(page: PageStore, candidate: LeadCandidate): () => void {
  const elect = (candidates: readonly LeadCandidate[]) => {
    page.set({ candidates });
    const leader = candidates.find(({ first }) => first) ?? candidates[0];
    for (const one of candidates) one.lead(one === leader);
  };
  elect([...page.get().candidates, candidate]);
  return () => elect(page.get().candidates.filter((one) => one !== candidate));
}
