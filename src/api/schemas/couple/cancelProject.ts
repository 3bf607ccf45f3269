import { z } from 'zod'
import { ProjectId } from '../../../domain/ids.ts'
import { answer } from './answer.ts'

export const ProjectParams = z.object({ id: ProjectId })
export const CancelProjectAnswer = answer({})
