/**
 * So many facts must have been verified for a final score: S multiplies by their mean (JADE, eq. 11 and 12), and a mean of one
 * or two is decided by which facts were chosen. Not the paper's; its checklists have about ten facts.
 */
export const leastFactsVerified = 3;
