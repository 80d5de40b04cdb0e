package app.equivale;

import android.appwidget.AppWidgetManager;
import android.appwidget.AppWidgetProvider;
import android.content.Context;
import android.view.View;
import android.widget.RemoteViews;
import org.json.JSONArray;
import org.json.JSONObject;

/** 4 x 2: the first four rows of the list of currencies. */
public class ListWidget extends AppWidgetProvider {

    @Override
    public void onUpdate(Context context, AppWidgetManager manager, int[] ids) {
        JSONObject list = WidgetTable.read(context).list();
        manager.updateAppWidget(ids, views(context, list, System.currentTimeMillis()));
    }

    static RemoteViews views(Context context, JSONObject list, long now) {
        RemoteViews views = new RemoteViews(context.getPackageName(), R.layout.widget_list);
        JSONArray rows = list == null ? null : list.optJSONArray("rows");
        boolean isEmpty = rows == null || rows.length() == 0;
        views.setViewVisibility(R.id.list, isEmpty ? View.GONE : View.VISIBLE);
        views.setViewVisibility(R.id.empty, isEmpty ? View.VISIBLE : View.GONE);
        views.setOnClickPendingIntent(
            R.id.widget,
            WidgetViews.open(context, isEmpty ? "/list" : list.optString("path"))
        );
        if (isEmpty) {
            return views;
        }
        views.setTextViewText(R.id.title, list.optString("title"));
        WidgetViews.note(context, views, R.id.note, list, now);
        views.removeAllViews(R.id.rows);
        for (int at = 0; at < rows.length(); at++) {
            JSONObject row = rows.optJSONObject(at);
            if (row != null) {
                views.addView(R.id.rows, row(context, row, now));
            }
        }
        return views;
    }

    private static RemoteViews row(Context context, JSONObject row, long now) {
        RemoteViews views = new RemoteViews(context.getPackageName(), R.layout.widget_list_row);
        views.setTextViewText(R.id.title, row.optString("title"));
        views.setTextViewText(R.id.figure, row.optString("figure"));
        // The day of the whole list stands above it; a row has a note of its own only where it differs.
        if (row.optString("note").isEmpty()) {
            views.setViewVisibility(R.id.note, View.GONE);
        } else {
            WidgetViews.note(context, views, R.id.note, row, now);
        }
        WidgetViews.change(context, views, R.id.change, row, now);
        views.setOnClickPendingIntent(R.id.row, WidgetViews.open(context, row.optString("path")));
        return views;
    }
}
