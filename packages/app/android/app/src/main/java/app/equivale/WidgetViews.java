package app.equivale;

import android.app.PendingIntent;
import android.appwidget.AppWidgetManager;
import android.appwidget.AppWidgetProvider;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.view.View;
import android.widget.RemoteViews;
import org.json.JSONObject;

/** What both widgets draw with. */
final class WidgetViews {

    private WidgetViews() {}

    /** Opens the view at a path of the app, as a link does. */
    static PendingIntent open(Context context, String path) {
        Uri link = Uri.parse(context.getString(R.string.custom_url_scheme) + "://" + path);
        Intent intent = new Intent(Intent.ACTION_VIEW, link, context, MainActivity.class);
        return PendingIntent.getActivity(context, 0, intent, PendingIntent.FLAG_IMMUTABLE);
    }

    /** Asks once more which pair a widget shows. */
    static PendingIntent choose(Context context, int id) {
        Intent intent = new Intent(context, ChoosePairActivity.class)
            .putExtra(AppWidgetManager.EXTRA_APPWIDGET_ID, id);
        int flags = PendingIntent.FLAG_IMMUTABLE | PendingIntent.FLAG_UPDATE_CURRENT;
        return PendingIntent.getActivity(context, id, intent, flags);
    }

    /** The day under a figure, in amber and in words where it is old; gone where there is nothing to say. */
    static void note(Context context, RemoteViews views, int id, JSONObject rate, long now) {
        String note = WidgetTable.note(rate, now);
        views.setTextViewText(id, note);
        views.setViewVisibility(id, note.isEmpty() ? View.GONE : View.VISIBLE);
        int color = WidgetTable.isOld(rate, now) ? R.color.widget_old : R.color.widget_quiet;
        views.setTextColor(id, context.getColor(color));
    }

    /** The change since the day before. That of an old figure is not of today, and is not shown. */
    static void change(Context context, RemoteViews views, int id, JSONObject rate, long now) {
        JSONObject change = rate.optJSONObject("change");
        boolean isShown = change != null && !WidgetTable.isOld(rate, now);
        views.setViewVisibility(id, isShown ? View.VISIBLE : View.GONE);
        if (!isShown) {
            return;
        }
        int direction = change.optInt("direction");
        int color = direction > 0 ? R.color.widget_up : direction < 0 ? R.color.widget_down : R.color.widget_quiet;
        views.setTextViewText(id, change.optString("text"));
        views.setTextColor(id, context.getColor(color));
    }

    /** Has every widget of a kind drawn again. */
    static void redraw(Context context, Class<? extends AppWidgetProvider> kind) {
        int[] ids = AppWidgetManager.getInstance(context).getAppWidgetIds(new ComponentName(context, kind));
        if (ids.length == 0) {
            return;
        }
        Intent intent = new Intent(AppWidgetManager.ACTION_APPWIDGET_UPDATE, null, context, kind);
        context.sendBroadcast(intent.putExtra(AppWidgetManager.EXTRA_APPWIDGET_IDS, ids));
    }

    static void redraw(Context context) {
        redraw(context, PairWidget.class);
        redraw(context, ListWidget.class);
    }
}
