import type { PageName } from './pageName.ts'

/** A step of a couple's journey. It holds names, numbers and slugs only: no text that somebody wrote, and no identity. */
export type JourneyEvent =
  | { readonly name: 'page_shown'; readonly page: PageName }
  | { readonly name: 'phone_entered' }
  | { readonly name: 'code_resent'; readonly times: number }
  | { readonly name: 'code_verified'; readonly hasAccount: boolean }
  | { readonly name: 'registered' }
  /** 1 to 5, as people count them. */
  | { readonly name: 'wizard_step_shown'; readonly step: number }
  | { readonly name: 'project_saved' }
  | { readonly name: 'message_sent'; readonly contacted: number; readonly failed: number }
  | { readonly name: 'request_sent' }
  | { readonly name: 'searched'; readonly by: 'keywords' | 'city' | 'both' }
  | { readonly name: 'signed_out' }
