import HereIcon from '@mui/icons-material/CheckCircleOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { ownRecord } from '../../api/officeDataProvider.ts'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useCommand } from '../../kit/command/useCommand.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { ListSection } from '../../kit/list/ListPage.tsx'
import { focusPage } from '../../kit/page/focusPage.ts'
import { StatusChip } from '../../kit/page/StatusChip.tsx'

type Session = RecordOf<'sessions'>

/** The open sessions, each with a button to end it. */
export function OpenSessions() {
  const { moment } = useFormat()
  return (
    <ListSection
      resource="sessions"
      sort={{ field: 'lastUsedAt', order: 'DESC' }}
      columns={[
        { source: 'browser', render: (session) => <Device session={session} />, phone: 'title' },
        { source: 'lastUsedAt', render: ({ lastUsedAt }) => moment(lastUsedAt) },
        { source: 'current', align: 'right', phone: 'end', render: (session) => <SessionEnd session={session} /> },
      ]}
      below={<EndOthers />}
    />
  )
}

function useDevice({ browser, system, country }: Session): string {
  const t = useText()
  const { countryName } = useFormat()
  return [browser ?? t('account.sessions.unknownBrowser'), system, country && countryName(country)].filter(Boolean).join(' · ')
}

function Device({ session }: { readonly session: Session }) {
  return useDevice(session)
}

function SessionEnd({ session }: { readonly session: Session }) {
  const t = useText()
  const device = useDevice(session)
  const { id, current } = session
  const command = useCommand('sessions', 'end', { id, done: 'account.sessions.ended', onDone: focusPage })
  if (current) {
    return (
      <StatusChip tone="success" Icon={HereIcon}>
        {t('account.sessions.current')}
      </StatusChip>
    )
  }
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="small"
      aria-label={`${t('account.sessions.end')}, ${device}`}
      loading={command.isPending}
      onClick={() => command.mutate()}
      sx={{ px: 1.5 }}
    >
      {t('account.sessions.endShort')}
    </Button>
  )
}

function EndOthers() {
  const t = useText()
  const { total = 0 } = useListContext()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const command = useCommand('sessions', 'end-others', { id: ownRecord, done: 'account.sessions.othersEnded' })
  return (
    <>
      {total > 1 && (
        <Button variant="outlined" color="inherit" onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
          {t('account.sessions.endOthers')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking && total > 1}
        onClose={close}
        command={command}
        title={t('account.sessions.endOthersTitle')}
        confirm={t('account.sessions.endOthers')}
        failed={t('account.sessions.failed')}
        onClosed={() => {
          close()
          if (total < 2) focusPage()
        }}
      >
        {t('account.sessions.endOthersText')}
      </ConfirmDialog>
    </>
  )
}
