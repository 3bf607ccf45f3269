import type { EffectName, EffectPayload } from '../domain/effect.ts'
import { type CalendarFeedServices, calendarFeedEffect } from './calendarFeedEffect.ts'
import { type CompanyCheckServices, companyCheckEffect } from './companyCheckEffect.ts'
import { companyClaimEffect } from './companyClaimEffect.ts'
import type { EffectKind } from './effectKind.ts'
import { type ErasePerson, erasureEffect } from './erasureEffect.ts'
import { type FileDeletionServices, fileDeletionEffect } from './fileDeletionEffect.ts'
import { type InvoiceDestructionServices, invoiceDestructionEffect } from './invoiceDestructionEffect.ts'
import { invoiceFileEffect } from './invoiceFileEffect.ts'
import { type MessageServices, mailEffect, smsEffect } from './messageEffects.ts'
import { type PaymentCallServices, paymentCallEffect } from './paymentCallEffect.ts'
import { type PaymentNoticeServices, paymentNoticeEffect } from './paymentNoticeEffect.ts'
import { type RenditionServices, renditionsEffect } from './renditionsEffect.ts'

export interface EffectServices
  extends MessageServices,
    CalendarFeedServices,
    CompanyCheckServices,
    PaymentCallServices,
    PaymentNoticeServices,
    InvoiceDestructionServices,
    Omit<RenditionServices, 'photos'>,
    Omit<FileDeletionServices, 'photos'> {
  readonly erase: ErasePerson
  readonly photos: RenditionServices['photos'] & FileDeletionServices['photos']
}

/** The handlers of all kinds of effect. A new kind needs its payload in `domain/effect.ts`, a file beside this one and a line here. */
export function effectKinds(services: EffectServices): { readonly [Name in EffectName]: EffectKind<EffectPayload<Name>> } {
  return {
    mail: mailEffect(services),
    sms: smsEffect(services),
    erasure: erasureEffect(services.erase),
    renditions: renditionsEffect(services),
    fileDeletion: fileDeletionEffect(services),
    companyCheck: companyCheckEffect(services),
    companyClaim: companyClaimEffect(services),
    calendarFeed: calendarFeedEffect(services),
    paymentCall: paymentCallEffect(services),
    paymentNotice: paymentNoticeEffect(services),
    invoiceFile: invoiceFileEffect(services),
    invoiceDestruction: invoiceDestructionEffect(services),
  }
}
