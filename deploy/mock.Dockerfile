# The mock back end, from its packed package, without root. From the root of the repository:
#   docker build -f deploy/mock.Dockerfile -t shop-mock .
#   docker run --cap-drop=ALL --security-opt=no-new-privileges -p 4010:4010 -v worlds:/worlds -e MOCK_TOKEN shop-mock \
#     --public-host '*.mock.example.com'
#
# Worlds are stored in /worlds. Without MOCK_TOKEN the log has a random one, for console and control API. TLS is the task of a proxy
# in front (--trust-proxy).
#
# NODE_IMAGE has a digest (`…@sha256:…`) as in deploy/Dockerfile.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /shop
COPY . .
RUN bash .ci/pnpm install --frozen-lockfile --filter @shop/mock-api... \
 && bash .ci/pnpm --filter @shop/mock-api pack --out /mock.tgz

FROM ${NODE_IMAGE}
COPY --from=build /mock.tgz /tmp/mock.tgz
RUN npm install --global /tmp/mock.tgz \
 && mkdir /worlds \
 && chown node: /worlds
# The user node, as numbers, so that a cluster can verify that it is not root.
USER 1000:1000
ENV HOST=0.0.0.0 PORT=4010 WORLDS_DIR=/worlds
EXPOSE 4010
VOLUME /worlds
HEALTHCHECK --interval=10s --start-period=10s --timeout=3s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["shop-mock"]
