/** Why a session ended that was ended on another device: the code of the answer to its renewal. */
export const sessionEnds = ['password_changed', 'email_changed', 'ended_elsewhere'] as const
export type SessionEnd = (typeof sessionEnds)[number]
