package app.equivale;

import android.appwidget.AppWidgetManager;
import android.appwidget.AppWidgetProvider;
import android.content.Context;
import android.content.SharedPreferences;
import android.view.View;
import android.widget.RemoteViews;
import org.json.JSONObject;

/** 2 x 1: one pair of the favorites, chosen when the widget is put on the screen. */
public class PairWidget extends AppWidgetProvider {

    /** The path of the pair that each widget shows, by its number. */
    static SharedPreferences chosen(Context context) {
        return context.getSharedPreferences("PairWidgets", Context.MODE_PRIVATE);
    }

    @Override
    public void onUpdate(Context context, AppWidgetManager manager, int[] ids) {
        WidgetTable table = WidgetTable.read(context);
        for (int id : ids) {
            String path = chosen(context).getString(String.valueOf(id), "");
            manager.updateAppWidget(id, views(context, id, table.pair(path), System.currentTimeMillis()));
        }
    }

    @Override
    public void onDeleted(Context context, int[] ids) {
        SharedPreferences.Editor editor = chosen(context).edit();
        for (int id : ids) {
            editor.remove(String.valueOf(id));
        }
        editor.apply();
    }

    /** Without a pair, or with one that is no favorite any more, a touch asks for another. */
    static RemoteViews views(Context context, int id, JSONObject pair, long now) {
        RemoteViews views = new RemoteViews(context.getPackageName(), R.layout.widget_pair);
        views.setViewVisibility(R.id.pair, pair == null ? View.GONE : View.VISIBLE);
        views.setViewVisibility(R.id.empty, pair == null ? View.VISIBLE : View.GONE);
        views.setOnClickPendingIntent(
            R.id.widget,
            pair == null
                ? WidgetViews.choose(context, id)
                : WidgetViews.open(context, pair.optString("path"))
        );
        if (pair != null) {
            views.setTextViewText(R.id.title, pair.optString("title"));
            views.setTextViewText(R.id.figure, pair.optString("figure"));
            WidgetViews.note(context, views, R.id.note, pair, now);
            WidgetViews.change(context, views, R.id.change, pair, now);
        }
        return views;
    }
}
