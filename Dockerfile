# The command line in a container, for who has no Node.js:
#   docker build -t plumbline .
#   docker run --rm -v "$PWD:/work" plumbline analyze .

FROM node:24-alpine AS build
WORKDIR /src
# First what seldom changes: a build after an edit begins below.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs --production && node scripts/tarball.mjs

FROM node:24-alpine
WORKDIR /opt
COPY --from=build /src/artifacts/plumbline-reports-*.tgz plumbline.tgz
RUN npm install --global --offline --ignore-scripts --no-audit --no-fund ./plumbline.tgz && rm -rf plumbline.tgz ~/.npm
USER node
WORKDIR /work
ENTRYPOINT ["plumbline"]
CMD ["--help"]
