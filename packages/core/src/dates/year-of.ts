/** The year of a day `YYYY-MM-DD`, for limits and lists of years. */
export const yearOf = (day: string): number => Number(day.slice(0, 4));
