import account from './account.json'
import availability from './availability.json'
import badge from './badge.json'
import company from './company.json'
import credits from './credits.json'
import dashboard from './dashboard.json'
import deletion from './deletion.json'
import history from './history.json'
import invoices from './invoices.json'
import kit from './kit.json'
import layout from './layout.json'
import moderation from './moderation.json'
import networks from './networks.json'
import payments from './payments.json'
import photos from './photos.json'
import portfolioExtras from './portfolioExtras.json'
import portfolios from './portfolios.json'
import publicProfile from './publicProfile.json'
import ra from './ra.json'
import requestNotes from './requestNotes.json'
import requests from './requests.json'
import reviews from './reviews.json'
import services from './services.json'
import sessions from './sessions.json'
import settings from './settings.json'
import signIn from './signIn.json'
import statistics from './statistics.json'
import subscription from './subscription.json'
import support from './support.json'
import supportMessages from './supportMessages.json'
import templates from './templates.json'
import texts from './texts.json'
import values from './values.json'
import venueFeatures from './venueFeatures.json'
import venuePresentations from './venuePresentations.json'
import venueServices from './venueServices.json'
import venues from './venues.json'
import venueVideos from './venueVideos.json'
import videos from './videos.json'

/**
 * One namespace, because react-admin separates the parts of a key by dots only. The files are listed one by one, because the types of
 * all texts come from here.
 */
export const translations = {
  common: {
    account,
    availability,
    badge,
    company,
    credits,
    dashboard,
    deletion,
    history,
    invoices,
    kit,
    layout,
    moderation,
    networks,
    payments,
    photos,
    portfolioExtras,
    portfolios,
    publicProfile,
    ra,
    requestNotes,
    requests,
    reviews,
    sessions,
    services,
    settings,
    signIn,
    statistics,
    subscription,
    support,
    supportMessages,
    templates,
    texts,
    values,
    venueFeatures,
    venuePresentations,
    venueServices,
    venues,
    venueVideos,
    videos,
  },
}
