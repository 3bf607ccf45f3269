import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/ApiProvider.tsx'
import { coupleKeys } from '../../api/queryKeys.ts'
import { recordOfProject, type WizardRecord } from './draft/wizardRecord.ts'

/** Refetches the wizard's project after a conflict; null when it can no longer be edited. */
export function useReloadProject() {
  const api = useApi()
  const queries = useQueryClient()
  const { i18n } = useTranslation()
  return useMutation({
    mutationFn: async ({ owner, projectId, message }: WizardRecord): Promise<WizardRecord | null> => {
      const { projects } = await api.get('/api/project/projects')
      queries.setQueryData(coupleKeys.projectsIn(i18n.language), projects)
      const project = projects.find(({ id, status }) => id === projectId && status === 'upcoming')
      if (!project) return null
      const record = recordOfProject(owner, project)
      return { ...record, message: message || record.message }
    },
  })
}
