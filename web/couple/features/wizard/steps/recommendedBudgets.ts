/** Service type → the planner budgets that are usual for it. */
export const recommendedBudgets: Readonly<Record<string, readonly string[]>> = {
  complete: ['2000to5000', 'more5000'],
  partial: ['500to2000', '2000to5000'],
  'day-coordination': ['500to2000', '2000to5000'],
}
