import LockIcon from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { useWrittenPhone } from '../../../shared/phone/useWrittenPhone.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { type TextKey, useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { useMe } from '../../session/useMe.ts'
import { ContactLine } from './ContactLine.tsx'
import { whyNotId } from './RequestActions.tsx'

const contactId = 'contact'

/** Scrolls to the contact data and focuses them, e.g. after unlocking. */
export function focusContact(): void {
  document.getElementById(contactId)?.focus()
}

interface ContactCardProps {
  readonly request: InboxRequest
  readonly canUnlock: boolean
}

/** The couple's contact data, masked until the request is unlocked. */
export function ContactCard({ request, canUnlock }: ContactCardProps) {
  const t = useText()
  const me = useMe()
  const { unlockCredits } = usePublicRules()
  const inCredits = (count: number) => t('layout.balance', { count })
  const { contact, status } = request
  const writtenPhone = useWrittenPhone(contact?.phone ?? '')
  const noCredit = status === 'locked' && !request.erased && !canUnlock
  return (
    <Box
      component="section"
      aria-labelledby={contactId}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, bgcolor: 'background.paper', px: { xs: 2, md: 3 }, py: 2 }}
    >
      <Typography id={contactId} tabIndex={-1} variant="h4" component="h3" sx={{ mb: 1, outline: 'none' }}>
        {t('requests.detail.contact')}
      </Typography>
      <ContactLine label={t('requests.contact.name')} value={contact && `${contact.firstname} ${contact.lastname}`} mask="••••••• ••••••" />
      <ContactLine
        label={t('requests.contact.phone')}
        value={writtenPhone}
        href={contact && `tel:${contact.phone}`}
        copy={{ text: contact?.phone ?? '', label: t('requests.contact.copyPhone') }}
        mask="+•• • •• •• •• ••"
      />
      <ContactLine
        label={t('requests.contact.email')}
        value={contact?.email}
        href={contact && `mailto:${contact.email}`}
        copy={{ text: contact?.email ?? '', label: t('requests.contact.copyEmail') }}
        mask="•••••••@••••••.••"
      />
      {!contact && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5, color: 'text.secondary' }}>
          <LockIcon fontSize="small" aria-hidden />
          <Typography variant="body2" id={whyNotId}>
            {noCredit
              ? t('requests.unlock.noCreditReason', { balance: inCredits(me?.credits ?? 0), price: inCredits(unlockCredits) })
              : t(reasonOf(request))}{' '}
            {noCredit && (
              <Link component={RouterLink} to={officePage('credits')}>
                {t('requests.unlock.seeCredits')}
              </Link>
            )}
          </Typography>
        </Box>
      )}
    </Box>
  )
}

function reasonOf({ erased, status, contactDeletedAt }: InboxRequest): TextKey {
  if (erased) return 'requests.contact.erased'
  if (contactDeletedAt !== null) return 'requests.contact.deleted'
  if (status === 'rejected') return 'requests.contact.rejected'
  if (status === 'closed') return 'requests.contact.closed'
  return status === 'withdrawn' ? 'requests.contact.withdrawn' : 'requests.contact.locked'
}
