import account from './account.json'
import city from './city.json'
import common from './common.json'
import directory from './directory.json'
import layout from './layout.json'
import legal from './legal.json'
import planner from './planner.json'
import presentation from './presentation.json'
import profile from './profile.json'
import project from './project.json'
import providers from './providers.json'
import register from './register.json'
import welcome from './welcome.json'
import wizard from './wizard.json'

export const translations = {
  account,
  city,
  common,
  directory,
  layout,
  legal,
  planner,
  presentation,
  profile,
  project,
  providers,
  register,
  welcome,
  wizard,
}
