package app.equivale;

import android.content.Intent;
import android.content.SharedPreferences;
import android.net.Uri;
import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

/**
 * Text shared from another app, or selected there, becomes a link to the search, so that the web side knows one way in only. Widgets
 * are drawn again when the web side has stored another table for them.
 */
public class MainActivity extends BridgeActivity {

    /** A field, since the system itself does not keep hold of what listens. */
    private final SharedPreferences.OnSharedPreferenceChangeListener onStored = (store, key) -> {
        if (WidgetTable.KEY.equals(key)) {
            WidgetViews.redraw(this);
        }
    };

    @Override
    public void onCreate(Bundle savedInstanceState) {
        setIntent(asLink(getIntent()));
        super.onCreate(savedInstanceState);
        WidgetTable.store(this).registerOnSharedPreferenceChangeListener(onStored);
    }

    @Override
    public void onDestroy() {
        WidgetTable.store(this).unregisterOnSharedPreferenceChangeListener(onStored);
        super.onDestroy();
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(asLink(intent));
    }

    private static CharSequence question(Intent intent) {
        String action = intent == null ? null : intent.getAction();
        if (Intent.ACTION_SEND.equals(action)) {
            return intent.getCharSequenceExtra(Intent.EXTRA_TEXT);
        }
        if (Intent.ACTION_PROCESS_TEXT.equals(action)) {
            return intent.getCharSequenceExtra(Intent.EXTRA_PROCESS_TEXT);
        }
        return null;
    }

    private Intent asLink(Intent intent) {
        CharSequence text = question(intent);
        if (text == null) {
            return intent;
        }
        Uri link = new Uri.Builder()
            .scheme(getString(R.string.custom_url_scheme))
            .authority("")
            .path("/")
            .appendQueryParameter("q", text.toString())
            .build();
        return new Intent(Intent.ACTION_VIEW, link, this, MainActivity.class);
    }
}
