import type { Route } from '../../../route.ts'
import { addReplyTemplateRoute } from './addReplyTemplate.ts'
import { changeReplyTemplateRoute } from './changeReplyTemplate.ts'
import { listReplyTemplatesRoute } from './listReplyTemplates.ts'
import { removeReplyTemplateRoute } from './removeReplyTemplate.ts'
import { showReplyTemplateRoute } from './showReplyTemplate.ts'

/** The routes of reply templates. */
export const templateRoutes: readonly Route[] = [
  addReplyTemplateRoute,
  changeReplyTemplateRoute,
  listReplyTemplatesRoute,
  removeReplyTemplateRoute,
  showReplyTemplateRoute,
]
