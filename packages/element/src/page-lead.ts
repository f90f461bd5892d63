import type { LeadCandidate, PageStore } from '@portico/core';

/**
 * Elects one leader on the page, whichever copy of the suite it comes from: whoever asks to be
 * first, else the longest standing. Returns the withdrawal, after which the next one leads.
 */
export function standForLead(page: PageStore, candidate: LeadCandidate): () => void {
  const elect = (candidates: readonly LeadCandidate[]) => {
    page.set({ candidates });
    const leader = candidates.find(({ first }) => first) ?? candidates[0];
    for (const one of candidates) one.lead(one === leader);
  };
  elect([...page.get().candidates, candidate]);
  return () => elect(page.get().candidates.filter((one) => one !== candidate));
}
