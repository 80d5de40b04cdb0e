package app.equivale;

import android.app.ListActivity;
import android.appwidget.AppWidgetManager;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.ArrayAdapter;
import android.widget.ListView;
import java.util.ArrayList;
import java.util.List;
import org.json.JSONArray;
import org.json.JSONObject;

/** Which pair a widget of 2 x 1 shows: asked when it is put on the screen. Left without a choice, no widget is put there. */
public class ChoosePairActivity extends ListActivity {

    private int id;
    private final List<JSONObject> pairs = new ArrayList<>();

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setResult(RESULT_CANCELED);
        id = getIntent().getIntExtra(AppWidgetManager.EXTRA_APPWIDGET_ID, AppWidgetManager.INVALID_APPWIDGET_ID);
        if (id == AppWidgetManager.INVALID_APPWIDGET_ID) {
            finish();
            return;
        }
        setContentView(R.layout.choose_pair);
        List<String> titles = new ArrayList<>();
        JSONArray stored = WidgetTable.read(this).pairs();
        for (int at = 0; at < stored.length(); at++) {
            JSONObject pair = stored.optJSONObject(at);
            if (pair != null) {
                pairs.add(pair);
                titles.add(pair.optString("title"));
            }
        }
        setListAdapter(new ArrayAdapter<>(this, android.R.layout.simple_list_item_1, titles));
    }

    @Override
    protected void onListItemClick(ListView list, View view, int position, long rowId) {
        JSONObject pair = pairs.get(position);
        PairWidget.chosen(this).edit().putString(String.valueOf(id), pair.optString("path")).apply();
        AppWidgetManager
            .getInstance(this)
            .updateAppWidget(id, PairWidget.views(this, id, pair, System.currentTimeMillis()));
        setResult(RESULT_OK, new Intent().putExtra(AppWidgetManager.EXTRA_APPWIDGET_ID, id));
        finish();
    }
}
