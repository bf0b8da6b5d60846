import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { parseInput } from '../http/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The input of a control: the query of a GET, and the body of any other call. */
    readonly control?: z.core.$ZodType
  }
}

interface ControlRequest extends FastifyRequest {
  readonly params: Readonly<Record<string, string>>
}

/** @param title what the control does */
export const noInput = (title: string) => z.unknown().check(z.meta({ title }))

/** Returns a function that registers a control, such as `POST /reset`. The explorer documents it by the schema of its input. */
export const controlsOf =
  (app: FastifyInstance) =>
  <T extends z.core.$ZodType>(
    route: string,
    input: T,
    handler: (request: ControlRequest, input: z.output<T>, reply: FastifyReply) => unknown,
  ): void => {
    const [method = '', url = ''] = route.split(' ')
    app.route<{ Params: Record<string, string> }>({
      method,
      url,
      config: { control: input },
      // Seed and stubs files may be large.
      bodyLimit: 16 * 1024 * 1024,
      handler: async (request, reply) =>
        handler(request, parseInput(input, method === 'GET' ? request.query : request.body), reply),
    })
  }

/** Sends JSON that people save and edit, with line breaks. */
export const sendFile = (reply: FastifyReply, content: object) =>
  reply.type('application/json').send(`${JSON.stringify(content, null, 2)}\n`)
