"""Computes formulas in LibreOffice, which it starts for this.

Takes JSON on the standard input: `links`, addresses of CSV that become sheets Data0, Data1 …, and `recipes`, each with a formula for B1
and one for A1 where there is a source. Prints error, number and text of each.
"""

import json
import subprocess
import sys
import tempfile
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException
from com.sun.star.sheet.SheetLinkMode import NORMAL

CSV = ("Text - txt - csv (StarCalc)", "44,34,76,1,,1033,false,true")
PIPE = "equivale-recipes"


def connect(office):
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    while office.poll() is None:
        try:
            return resolver.resolve(f"uno:pipe,name={PIPE};urp;StarOffice.ComponentContext")
        except NoConnectException:
            time.sleep(0.2)
    raise RuntimeError(f"LibreOffice ended with {office.returncode}")


def compute(desktop, links, recipes):
    hidden = PropertyValue("Hidden", 0, True, 0)
    document = desktop.loadComponentFromURL("private:factory/scalc", "_blank", 0, (hidden,))
    sheets = document.Sheets

    def add(name):
        sheets.insertNewByName(name, sheets.Count)
        return sheets.getByName(name)

    for at, address in enumerate(links):
        add(f"Data{at}").link(address, "", *CSV, NORMAL)
    results = []
    for at, recipe in enumerate(recipes):
        sheet = add(f"Recipe{at}")
        sheet.getCellRangeByName("A1").Formula = recipe.get("source", "")
        cell = sheet.getCellRangeByName("B1")
        cell.Formula = recipe["formula"]
        document.calculateAll()
        results.append({"error": cell.getError(), "number": cell.Value, "text": cell.String})
    document.close(True)
    return results


with tempfile.TemporaryDirectory() as profile:
    command = ["soffice", f"-env:UserInstallation=file://{profile}", "--headless", "--norestore"]
    with subprocess.Popen([*command, f"--accept=pipe,name={PIPE};urp"], stdout=subprocess.DEVNULL) as process:
        desktop = connect(process).ServiceManager.createInstance("com.sun.star.frame.Desktop")
        try:
            json.dump(compute(desktop, **json.load(sys.stdin)), sys.stdout)
        finally:
            desktop.terminate()
