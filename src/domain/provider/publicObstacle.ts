/** Why only the provider sees its page. Rule COM-13. */
export type PublicObstacle = 'company_missing' | 'email_not_confirmed' | 'number_refused' | 'rejected' | 'in_moderation'
