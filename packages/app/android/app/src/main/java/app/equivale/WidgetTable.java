package app.equivale;

import android.content.Context;
import android.content.SharedPreferences;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** The table that the app stores for its widgets (widget-table.ts): ready text, nothing is worked out here. */
final class WidgetTable {

    /** Where Capacitor's Preferences plugin stores, and the key of the app (keep-widgets.ts). */
    static final String STORE = "CapacitorStorage";
    static final String KEY = "equivale-widgets";

    private final JSONObject table;

    private WidgetTable(JSONObject table) {
        this.table = table;
    }

    static SharedPreferences store(Context context) {
        return context.getSharedPreferences(STORE, Context.MODE_PRIVATE);
    }

    /** What the app stored last; empty before its first start, and where what is stored is no table. */
    static WidgetTable read(Context context) {
        return parse(store(context).getString(KEY, "{}"));
    }

    static WidgetTable parse(String text) {
        try {
            return new WidgetTable(new JSONObject(text));
        } catch (JSONException damaged) {
            return new WidgetTable(new JSONObject());
        }
    }

    JSONArray pairs() {
        JSONArray pairs = table.optJSONArray("pairs");
        return pairs == null ? new JSONArray() : pairs;
    }

    /** The list of currencies, null without one. */
    JSONObject list() {
        return table.optJSONObject("list");
    }

    /** The pair whose view is at a path, null when it is no favorite any more. */
    JSONObject pair(String path) {
        JSONArray pairs = pairs();
        for (int at = 0; at < pairs.length(); at++) {
            JSONObject pair = pairs.optJSONObject(at);
            if (pair != null && pair.optString("path").equals(path)) {
                return pair;
            }
        }
        return null;
    }

    static boolean isOld(JSONObject rate, long now) {
        JSONObject old = rate.optJSONObject("old");
        return old != null && now >= old.optLong("from", Long.MAX_VALUE);
    }

    /** The day of a figure; of an old one in the words for it. */
    static String note(JSONObject rate, long now) {
        return isOld(rate, now) ? rate.optJSONObject("old").optString("note") : rate.optString("note");
    }
}
