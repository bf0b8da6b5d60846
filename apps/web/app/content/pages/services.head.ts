import { paths } from '../../config/paths'
import type { PageHead } from '../model'

export const servicesHead: PageHead = {
  path: paths.services,
  title: 'Services',
  description:
    'Training workshops, psychometric testing, statistical data processing for students and researchers, publications and licensed trainers.',
}
