#!/usr/bin/python3
"""A search provider of GNOME Shell, over D-Bus: https://developer.gnome.org/documentation/tutorials/search-provider.html"""

from equivale_answer import answer

NAME = "app.equivale.Search"
PATH = "/app/equivale/Search"
INTERFACE = """<node><interface name="org.gnome.Shell.SearchProvider2">
<method name="GetInitialResultSet"><arg type="as" direction="in"/><arg type="as" direction="out"/></method>
<method name="GetSubsearchResultSet"><arg type="as" direction="in"/><arg type="as" direction="in"/><arg type="as" direction="out"/></method>
<method name="GetResultMetas"><arg type="as" direction="in"/><arg type="aa{sv}" direction="out"/></method>
<method name="ActivateResult"><arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="u" direction="in"/></method>
<method name="LaunchSearch"><arg type="as" direction="in"/><arg type="u" direction="in"/></method>
</interface></node>"""


def result_set(terms):
    """Ids of the results: the question itself, where it is one."""
    question = " ".join(terms)
    return [question] if answer(question) else []


def metas(ids):
    """What the Shell shows of each id; it copies `clipboardText` when a result is chosen."""
    found = [(question, answer(question)) for question in ids]
    return [
        {"id": question, "name": one["title"], "description": one["subtitle"], "clipboardText": one["copy"]}
        for question, one in found
        if one
    ]


def main():
    from session_service import serve, texts

    methods = {
        "GetInitialResultSet": lambda terms: (result_set(terms),),
        "GetSubsearchResultSet": lambda _previous, terms: (result_set(terms),),
        "GetResultMetas": lambda ids: ([texts(row) for row in metas(ids)],),
        "ActivateResult": lambda *_: (),
        "LaunchSearch": lambda *_: (),
    }
    serve(NAME, PATH, INTERFACE, methods)


if __name__ == "__main__":
    main()
