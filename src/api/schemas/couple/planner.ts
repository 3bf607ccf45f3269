import { z } from 'zod'
import { Locale } from '../../../domain/locale.ts'
import { PublicId } from '../publicId.ts'
import { answer } from './answer.ts'
import { Prestataire } from './prestataire.ts'

export const PlannerParams = z.object({ id: PublicId })
export const PlannerQuery = z.object({ locale: Locale.optional() })
export const PlannerAnswer = answer({ planner: Prestataire })
