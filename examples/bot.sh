#!/bin/sh
# A bot in shell, with curl: sh examples/bot.sh http://localhost:3000 [CODE]
# Without a code it plays against the house computer, with a code at that table. TOKEN: play as that token's guest
# instead of as a new bot. CHOICE: what to play, as JSON. Put your strategy into `choose`.
set -eu

SERVER=${1:-http://localhost:3000}
CODE=${2:-}
CHOICE=${CHOICE:-'{"game":"trio","board":"multiplication","players":2,"level":"junior","target":200}'}

# Reads the legal decisions, one on each line, and prints one of them.
choose() {
  awk '/^[^t-]/ && mark == "" { mark = $0 }
       /^t/ && length($0) > length(throw) { throw = $0 }
       END { print mark != "" ? mark : throw != "" ? throw : "-" }'
}

# The text in a field of a JSON object: field NAME
field() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p"; }

# Asks the service. A refusal is printed and ends the bot, unless more has happened at the table: the next view says what.
send() {
  answer=$(curl -sS --fail-with-body -H 'content-type: application/json' "$@") && printf '%s\n' "$answer" && return
  case $answer in *'"command/stale"'*) return ;; esac
  printf '%s\n' "$answer" | field message >&2
  return 1
}
post() { send -H "authorization: Bearer $TOKEN" -d "$2" "$SERVER/api$1"; }
get() { send -H "authorization: Bearer $TOKEN" "$SERVER/api$1"; }

# A new bot, and a token that may play for it. Store the token if the bot shall come back.
register() {
  jar=$(mktemp)
  made=$(send -c "$jar" -d '{"name":"Shell bot","bot":true}' "$SERVER/api/me" >/dev/null &&
    send -b "$jar" -d '{"label":"example","scope":"play"}' "$SERVER/api/me/tokens") || made=
  rm -f "$jar"
  printf '%s\n' "$made" | field token
}

TOKEN=${TOKEN:-$(register)}
[ -n "$TOKEN" ] || exit 1
if [ -n "$CODE" ]; then
  FOUND=$(get "/codes/$CODE")
else
  SEATS='[{"kind":"me"},{"kind":"computer","level":1}]'
  FOUND=$(post /tables "{\"choice\":$CHOICE,\"seats\":$SEATS}")
fi
TABLE=$(printf '%s\n' "$FOUND" | sed -n 's/^{"id":"\([^"]*\)".*/\1/p')
[ -n "$TABLE" ] || { echo "no table in the answer: $FOUND" >&2; exit 1; }

# To add to the dice, make a seed, sit down with its hash and reveal it when the table waits for it:
#   SEED=$(openssl rand -hex 32); HASH=$(printf %s "$SEED" | xxd -r -p | sha256sum | cut -c 1-64)
#   post "/tables/$TABLE/sit" "{\"seedCommitment\":\"$HASH\"}"; post "/tables/$TABLE/reveal-seed" "{\"seed\":\"$SEED\"}"
# The event `sat` names our seat.
SAT=$(post "/tables/$TABLE/sit" '{}')
SEAT=$(printf '%s\n' "$SAT" | sed -n 's/.*"kind":"sat","at":[0-9]*,"seat":\([0-9]\).*/\1/p')

over=
curl -sSN --fail-with-body -H "authorization: Bearer $TOKEN" "$SERVER/api/tables/$TABLE/stream" | {
  while read -r line; do
    case $line in
      '{"kind":"error"'* | '{"error"'*)
        printf '%s\n' "$line" | field message >&2
        exit 1 ;;
      '{"kind":"view"'*)
        seen=$(printf '%s' "$line" | sed 's/^{"kind":"view","seen":\([0-9]*\).*/\1/')
        case $line in
          *'"phase":"over"'*)
            over=${line##*\"outcome\":}
            echo "over: ${over%\}}" ;;
          *"{\"kind\":\"play\",\"seat\":$SEAT}"*)
            move=$(printf '%s' "$line" | sed 's/.*"legal":\[\([^]]*\)\].*/\1/' | tr -d '"' | tr ',' '\n' | choose)
            post "/tables/$TABLE/play" "{\"move\":\"$move\",\"seen\":$seen,\"id\":\"after-$seen\"}" >/dev/null ;;
          *"{\"kind\":\"roll\",\"seat\":$SEAT}"*) post "/tables/$TABLE/roll" "{\"seen\":$seen}" >/dev/null ;;
          *'"due":[{"kind":"toss"}'*) post "/tables/$TABLE/toss" "{\"seen\":$seen}" >/dev/null ;;
        esac ;;
    esac
  done
  [ -n "$over" ] || { echo 'the stream ended before the game' >&2; exit 1; }
}
