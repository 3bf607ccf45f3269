import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { proCalls } from '../../../../src/api/schemas/pro/proCalls.ts'
import type { AnswerOf } from '../../../shared/api/typedCalls.ts'
import { saveFile } from '../../../shared/saveFile.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { DefinitionList } from '../../kit/page/DefinitionList.tsx'

export type Certificate = AnswerOf<typeof proCalls.deleteAccount>['certificate']

/** The erasure's number, time, and what was cleared. */
export function DeletionCertificate({ certificate }: { readonly certificate: Certificate }) {
  const t = useText()
  const { moment } = useFormat()
  const cleared = certificate.cleared
    .filter(({ count }) => count !== 0)
    .map(({ what, count }) => (count === undefined ? t(`deletion.cleared.${what}`) : `${t(`deletion.cleared.${what}`)} (${count})`))
  const facts = [
    { name: t('deletion.certificate.number'), value: certificate.id },
    { name: t('deletion.certificate.askedAt'), value: moment(certificate.askedAt) },
    { name: t('deletion.certificate.erasedAt'), value: moment(certificate.erasedAt) },
    { name: t('deletion.certificate.cleared'), value: cleared.join(' · ') },
  ]
  const save = () =>
    saveFile(
      `alliance-${certificate.id}.txt`,
      new Blob([facts.map(({ name, value }) => `${name}: ${value}\n`).join('')], { type: 'text/plain' }),
    )
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <DefinitionList columns={1} items={facts} />
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={save}>
        {t('deletion.certificate.save')}
      </Button>
      <Button component="a" href="/" color="inherit">
        {t('deletion.certificate.leave')}
      </Button>
    </Box>
  )
}
