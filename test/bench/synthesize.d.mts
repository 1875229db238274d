export function synthesizeReport(targetWords: number, seed: number): string;
