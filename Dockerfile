# The executable on a base that has the C library, certificates and nothing else: no shell, no package manager.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY . .
RUN npm run build && mkdir data

FROM gcr.io/distroless/base-debian12:nonroot
COPY --from=build /build/dist/boardcast /usr/local/bin/boardcast
COPY --from=build --chown=nonroot:nonroot /build/data /data
# Imports need a temporary folder; where the root is read-only, only the data folder can be written.
ENV ENVIRONMENT=production HOST=0.0.0.0 PORT=8000 DATA_DIR=/data TMPDIR=/data
VOLUME /data
WORKDIR /data
EXPOSE 8000
USER nonroot
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 CMD ["boardcast", "health"]
ENTRYPOINT ["boardcast"]
CMD ["serve"]
