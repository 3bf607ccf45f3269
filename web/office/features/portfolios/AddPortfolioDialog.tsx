import { useMemo } from 'react'
import { TextInput } from 'react-admin'
import { addPortfolioSchema } from '../../../../src/api/schemas/pro/portfolioSchemas.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { AddRecordDialog } from '../../steps/AddRecordDialog.tsx'

/** Asks for the title of a new portfolio, then opens its form. */
export function AddPortfolioDialog({ onClose }: { readonly onClose: () => void }) {
  const rules = usePublicRules()
  const schema = useMemo(() => addPortfolioSchema(rules), [rules])
  return (
    <AddRecordDialog<{ readonly title: string }>
      schema={schema}
      defaultValues={{ title: '' }}
      add={(side, portfolio) => side.post('/portfolios', portfolio)}
      onClose={onClose}
    >
      <TextInput source="title" helperText="portfolios.titleHint" slotProps={{ htmlInput: { maxLength: rules.portfolios.title.most } }} />
    </AddRecordDialog>
  )
}
