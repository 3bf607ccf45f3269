import type { PhotoErrorCode } from '../../integrations/photos/photoError.ts'
import { type Text, textsByCode } from '../../texts/serverTexts.ts'

/** Why a file is not taken as a photograph, and what to do. Names in braces are rules for photographs. */
export const photoErrorTexts: Readonly<Record<PhotoErrorCode, Text>> = textsByCode('photoErrors')
