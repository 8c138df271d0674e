export const runStart: string;
export const clockOffset: number;
