import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { DateClash } from '../../availability/DateClash.tsx'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { requestTitle } from '../../inbox/requestTitle.ts'
import { LazyPart } from '../../kit/page/LazyPart.tsx'
import { PageTitle } from '../../kit/page/PageTitle.tsx'
import { useMe } from '../../session/useMe.ts'
import { withTexts } from '../../texts/withTexts.tsx'
import { ActionBar } from './ActionBar.tsx'
import { ContactCard } from './ContactCard.tsx'
import { DeletionDialog } from './DeletionDialog.tsx'
import { DeletionNotice } from './DeletionNotice.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { RequestActions } from './RequestActions.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { RequestGuarantee } from './RequestGuarantee.tsx'
import { RequestHeader } from './RequestHeader.tsx'
import { RequestHistory } from './RequestHistory.tsx'
import { RequestMessage } from './RequestMessage.tsx'
import { RequestNotice } from './RequestNotice.tsx'
import { RequestPlace } from './RequestPlace.tsx'
import { StageMenu } from './StageMenu.tsx'
import { UnlockDialog } from './UnlockDialog.tsx'
import { useMarkSeen } from './useMarkSeen.ts'
import { useRequestKeys } from './useRequestKeys.ts'

/** Parts that are not visible at first are loaded after the page. */
const RequestBooking = lazily(async () => (await import('./RequestBooking.tsx')).RequestBooking)
const RejectDialog = lazily(async () => (await import('./RejectDialog.tsx')).RejectDialog)
const ReplyDialog = withTexts(['templates'], async () => (await import('./ReplyDialog.tsx')).ReplyDialog)
const RequestNote = withTexts(['requestNotes'], async () => (await import('./RequestNote.tsx')).RequestNote)

interface OpenRequestProps {
  readonly request: InboxRequest
  readonly wide: boolean
}

/** A request: the couple's plans, its contact data, and the actions. */
export function OpenRequest({ request, wide }: OpenRequestProps) {
  const t = useText()
  const me = useMe()
  const { unlockCredits } = usePublicRules()
  const [openDialog, setOpenDialog] = useState<'unlock' | 'reject' | 'reply' | 'deletion' | 'keys' | null>(null)
  const [openedIn] = useState(request.stage)
  useMarkSeen(request)
  const { id, status } = request
  const canAnswer = status === 'locked' && !request.erased
  const canUnlock = canAnswer && me !== undefined && (me.plan === 'premium' || request.isPaidFor || me.credits >= unlockCredits)
  const canConfirmDeletion = request.deletionAskedAt !== null && request.contactDeletedAt === null && !request.erased
  const onUnlock = canUnlock ? () => setOpenDialog('unlock') : undefined
  const onReject = canAnswer ? () => setOpenDialog('reject') : undefined
  useRequestKeys({ id, onUnlock, onReject, onHelp: () => setOpenDialog('keys') })
  const close = () => setOpenDialog(null)
  const actions = canAnswer ? (
    <RequestActions onUnlock={onUnlock} onReject={onReject} isPaidFor={request.isPaidFor} pinned={!wide} />
  ) : (
    request.stage !== null && (
      <ActionBar pinned={!wide}>
        {request.contact && (
          <Button
            variant="contained"
            startIcon={<ReplyIcon />}
            onClick={() => setOpenDialog('reply')}
            sx={{ px: 2, flex: wide ? 'none' : 1, minHeight: wide ? undefined : 48 }}
          >
            {t('requests.reply.button')}
          </Button>
        )}
        <StageMenu request={request} pinned={!wide} />
      </ActionBar>
    )
  )
  return (
    <Box
      component="section"
      aria-label={t('requests.detail.label')}
      data-open-request={id}
      sx={{ minWidth: 0, minHeight: 0, overflowY: { lg: 'auto' }, overflowWrap: 'anywhere' }}
    >
      <PageTitle title={requestTitle(t, request)} />
      <RequestHeader request={request} wide={wide} onHelp={() => setOpenDialog('keys')} actions={wide && actions} />
      <Box sx={{ px: { xs: 2, md: 4 }, pb: { xs: 14, lg: 6 }, display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 800 }}>
        <RequestNotice request={request} />
        {canAnswer && <DateClash day={request.eventDate} requestId={id} />}
        <LazyPart>{request.stage !== null && <RequestBooking request={request} openedIn={openedIn} />}</LazyPart>
        <DeletionNotice request={request} onConfirm={() => setOpenDialog('deletion')} />
        <ContactCard request={request} canUnlock={canUnlock} />
        <RequestMessage message={request.message} />
        <RequestFacts request={request} />
        <RequestPlace request={request} />
        <LazyPart>
          <RequestNote request={request} />
        </LazyPart>
        {request.unlockedAt !== null && <RequestGuarantee request={request} />}
        <RequestHistory request={request} />
      </Box>
      {!wide && actions}
      {/* A dialog goes in the same paint in which the answer shows: it is open only while there is something to answer. */}
      <UnlockDialog request={request} me={me} open={openDialog === 'unlock' && canUnlock} onClose={close} />
      <LazyPart onClose={close}>{openDialog === 'reject' && canAnswer && <RejectDialog id={id} open onClose={close} />}</LazyPart>
      <DeletionDialog request={request} open={openDialog === 'deletion' && canConfirmDeletion} onClose={close} />
      <LazyPart onClose={close}>
        {openDialog === 'reply' && request.contact && <ReplyDialog request={request} contact={request.contact} onClose={close} />}
      </LazyPart>
      <KeysDialog open={openDialog === 'keys'} onClose={close} />
    </Box>
  )
}
