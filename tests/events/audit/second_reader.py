"""A second reader of exported ledgers, written from docs/log-format.md alone, with Python's standard library.

Reads the file named on the command line and prints one JSON object: whether it verifies, its first bad line, the
balances, the entries in order, and the root of its Merkle tree.
"""

import hashlib
import json
import re
import sys

ZEROS = "0" * 64
MAX_CENTS = 900_719_925_474_099
MAX_SAFE = 9_007_199_254_740_991
RECORD_FIELDS = {"stream", "seq", "type", "v", "at", "actor", "device", "data", "prev", "hash"}


class Bad(Exception):
    pass


def once(pairs):
    found = {}
    for name, value in pairs:
        if name in found:
            raise Bad("a field is stated twice")
        found[name] = value
    return found


def parse(line):
    def no_constant(name):
        raise Bad(name)

    try:
        text = line.decode("utf-8")
        return json.loads(text, object_pairs_hook=once, parse_int=number, parse_float=number, parse_constant=no_constant)
    except (ValueError, RecursionError) as error:
        raise Bad(str(error)) from error


def number(text):
    """Numbers are 64-bit floating-point numbers; whole ones are easier as int."""
    value = float(text)
    if value in (float("inf"), float("-inf")):
        raise Bad("a number is not finite")
    return int(value) if value.is_integer() else value


def canonical(value):
    if value is None:
        return "null"
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, str):
        return canonical_string(value)
    if isinstance(value, (int, float)):
        return canonical_number(value)
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    names = sorted(value, key=utf16)
    return "{" + ",".join(canonical_string(name) + ":" + canonical(value[name]) for name in names) + "}"


def utf16(text):
    return text.encode("utf-16-be", "surrogatepass")


ESCAPES = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


def canonical_string(text):
    return '"' + "".join(ESCAPES.get(c) or (f"\\u{ord(c):04x}" if c < " " else c) for c in text) + '"'


def canonical_number(value):
    if value == 0:
        return "0"
    sign = "-" if value < 0 else ""
    mantissa, _, exponent = repr(float(abs(value))).partition("e")
    whole, _, fraction = mantissa.partition(".")
    fraction = "" if fraction == "0" else fraction
    digits = (whole + fraction).lstrip("0")
    # The value is 0.digits times ten to the power of point.
    point = len(whole) + int(exponent or 0) - (len(whole + fraction) - len(digits))
    digits = digits.rstrip("0")
    count = len(digits)
    if count <= point <= 21:
        return sign + digits + "0" * (point - count)
    if 0 < point <= 21:
        return sign + digits[:point] + "." + digits[point:]
    if -6 < point <= 0:
        return sign + "0." + "0" * -point + digits
    power = point - 1
    rest = "." + digits[1:] if count > 1 else ""
    return f"{sign}{digits[0]}{rest}e{'+' if power > 0 else '-'}{abs(power)}"


def hash_of(record):
    rest = {name: value for name, value in record.items() if name != "hash"}
    try:
        return hashlib.sha256(canonical(rest).encode("utf-8")).hexdigest()
    except UnicodeEncodeError as error:
        raise Bad("half a surrogate pair") from error


def lines_of(path):
    with open(path, "rb") as file:
        content = file.read()
    if content.startswith(b"\xef\xbb\xbf"):
        content = content[3:]
    lines = [line[:-1] if line.endswith(b"\r") else line for line in content.split(b"\n")]
    while lines and not lines[-1].strip():
        lines.pop()
    return lines


def verify(path):
    """Yields the records in order. Raises Bad with the number of the first bad line."""
    lines = lines_of(path)
    line = 1
    try:
        header = parse(lines[0]) if lines else None
        if not isinstance(header, dict) or header.get("format") != "patina-log" or header.get("version") != 1:
            raise Bad("no header")
        count, head = header["count"], header["head"]
        seq, prev = 0, ZEROS
        records = []
        for line, text in enumerate(lines[1:], start=2):
            record = parse(text)
            if not isinstance(record, dict) or set(record) != RECORD_FIELDS:
                raise Bad("no record")
            if seq == count or record["stream"] != header["stream"] or record["seq"] != seq + 1:
                raise Bad("out of place")
            if record["prev"] != prev or record["hash"] != hash_of(record):
                raise Bad("altered")
            seq, prev = record["seq"], record["hash"]
            records.append(record)
        line = len(records) + 2
        if seq != count:
            raise Bad("records are missing")
        line = 1
        if head != {"seq": seq, "hash": prev}:
            raise Bad("another head")
        return records
    except (Bad, KeyError) as error:
        raise Bad(line) from error


def is_whole(value, least=0, most=MAX_SAFE):
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def is_text(value, most, least=0):
    return isinstance(value, str) and least <= len(utf16(value)) // 2 <= most


def is_date(value):
    if value is None:
        return True
    if not isinstance(value, str) or not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", value):
        return False
    year, month, day = map(int, value.split("-"))
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    days = [31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1 <= month <= 12 and 1 <= day <= days[month - 1]


KINDS = {
    "id": lambda value: is_text(value, 64, 1),
    "name": lambda value: is_text(value, 200),
    "amountCents": lambda value: is_whole(value, -MAX_CENTS, MAX_CENTS),
    "paid": lambda value: isinstance(value, bool),
    "note": lambda value: value is None or is_text(value, 2000, 1),
    "date": is_date,
    "index": is_whole,
    "from": is_whole,
    "to": is_whole,
    "count": is_whole,
    "undoes": lambda value: is_whole(value, 1),
    "source": lambda value: is_text(value, 200),
    "entry": lambda value: has(value, ENTRY),
    "entries": lambda value: isinstance(value, list) and len(value) <= 250_000 and all(has(one, ENTRY) for one in value),
    "category": lambda value: value is None or is_text(value, 60, 1),
    "tags": lambda value: (
        isinstance(value, list)
        and len(value) <= 10
        and all(is_text(one, 40, 1) for one in value)
        and len(set(value)) == len(value)
    ),
    "labels": lambda value: (
        isinstance(value, list)
        and len(value) <= 250_000
        and all(has(one, LABELS) for one in value)
        and len({one["id"] for one in value}) == len(value)
    ),
    "changes": lambda value: has(value, set(), {"name", "amountCents", "note", "date"}),
}
ENTRY = {"id", "name", "amountCents", "paid", "note", "date"}
LABELS = {"id", "category", "tags"}
NO_LABELS = (None, [])
FACTS = {
    "EntryAdded": ENTRY | {"index"},
    "EntryChanged": {"id", "changes"},
    "EntryPaid": {"id"},
    "EntryUnpaid": {"id"},
    "EntryMoved": {"id", "from", "to"},
    "EntryDeleted": {"id", "index", "entry"},
    "LedgerImported": {"source", "entries"},
    "ImportUndone": {"index", "count", "undoes"},
    "EntriesLabelled": {"labels"},
}


def has(value, needed, optional=frozenset()):
    return (
        isinstance(value, dict)
        and needed <= set(value) <= needed | optional
        and all(KINDS[name](one) for name, one in value.items())
    )


class Ledger:
    def __init__(self):
        self.entries = []
        self.labels = {}
        self.undo = []
        self.redo = []
        self.joined = []
        self.seen = False

    def place(self, wanted):
        return next((i for i, entry in enumerate(self.entries) if entry["id"] == wanted), None)

    def fits(self, more):
        return sum(abs(entry["amountCents"]) for entry in self.entries) + more <= MAX_SAFE

    def take(self, record):
        kind, data = record["type"], record["data"]
        if kind == "StepsJoined" and record["v"] == 1:
            self.join(record["seq"], data)
            return
        needed = FACTS.get(kind)
        if needed is None or record["v"] != 1 or not has(data, needed, {"undoes"}):
            return
        before = len(self.entries)
        if not self.apply(kind, data):
            return
        if kind == "EntriesLabelled" and not self.seen:
            return
        step = {"seq": record["seq"], "kind": kind, "index": before, "count": len(self.entries) - before}
        undoes = data.get("undoes")
        if undoes is not None and self.undo and self.undo[-1]["seq"] == undoes:
            self.undo.pop()
            self.redo = (self.redo + [step])[-1000:]
            return
        if undoes is not None and self.redo and self.redo[-1]["seq"] == undoes:
            self.redo.pop()
        else:
            self.redo = []
        self.undo = (self.undo + [step])[-1000:]

    def join(self, seq, data):
        """Says which steps are one: so many at the end of a stack, those of the records right before."""
        if not isinstance(data, dict) or set(data) != {"count"} or not is_whole(data["count"], 2, 1000):
            return
        count = data["count"]
        for stack in (self.undo, self.redo):
            newest = stack[-count:]
            if [step["seq"] for step in newest] == list(range(seq - count, seq)):
                self.joined.append(seq)
                return

    def apply(self, kind, data):
        entries = self.entries
        if kind == "EntriesLabelled":
            named = {one["id"]: (one["category"], one["tags"]) for one in data["labels"]}
            news = {name for name, said in named.items() if said != self.labels.get(name, NO_LABELS)}
            self.labels.update({name: named[name] for name in news})
            self.seen = any(self.place(name) is not None for name in news)
            return len(news) > 0
        if kind == "EntryAdded":
            if self.place(data["id"]) is not None or data["index"] > len(entries) or not self.fits(abs(data["amountCents"])):
                return False
            entries.insert(data["index"], {name: data[name] for name in ENTRY})
            return True
        if kind == "LedgerImported":
            ids = [entry["id"] for entry in entries + data["entries"]]
            if len(set(ids)) < len(ids) or not self.fits(sum(abs(one["amountCents"]) for one in data["entries"])):
                return False
            entries.extend(dict(one) for one in data["entries"])
            return True
        if kind == "ImportUndone":
            last = self.undo[-1] if self.undo else {}
            named = {"seq": data["undoes"], "kind": "LedgerImported", "index": data["index"], "count": data["count"]}
            if last != named:
                return False
            del entries[data["index"] : data["index"] + data["count"]]
            return True
        at = self.place(data["id"])
        if at is None:
            return False
        entry = entries[at]
        if kind == "EntryChanged":
            changes = data["changes"]
            if not self.fits(abs(changes.get("amountCents", entry["amountCents"])) - abs(entry["amountCents"])):
                return False
            entry.update(changes)
        elif kind in ("EntryPaid", "EntryUnpaid"):
            if entry["paid"] == (kind == "EntryPaid"):
                return False
            entry["paid"] = not entry["paid"]
        elif kind == "EntryMoved":
            if data["to"] >= len(entries):
                return False
            entries.insert(data["to"], entries.pop(at))
        else:
            entries.pop(at)
        return True


def root_of(leaves):
    if not leaves:
        return hashlib.sha256().digest()
    if len(leaves) == 1:
        return hashlib.sha256(b"\0" + leaves[0]).digest()
    left = 1
    while left * 2 < len(leaves):
        left *= 2
    return hashlib.sha256(b"\1" + root_of(leaves[:left]) + root_of(leaves[left:])).digest()


def read(path):
    try:
        records = verify(path)
    except Bad as error:
        return {"ok": False, "line": error.args[0]}
    ledger = Ledger()
    for record in records:
        ledger.take(record)
    amounts = [(entry["amountCents"], entry["paid"]) for entry in ledger.entries]
    return {
        "ok": True,
        "count": len(records),
        "balanceCents": sum(cents for cents, _ in amounts),
        "balancePaidCents": sum(cents for cents, paid in amounts if paid),
        "entries": ledger.entries,
        "labels": {name: list(said) for name, said in ledger.labels.items() if said != NO_LABELS},
        "joined": len(ledger.joined),
        "root": root_of([bytes.fromhex(record["hash"]) for record in records]).hex(),
    }


if __name__ == "__main__":
    print("\n".join(json.dumps(read(path)) for path in sys.argv[1:]))
