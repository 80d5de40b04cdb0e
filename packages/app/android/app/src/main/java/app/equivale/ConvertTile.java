package app.equivale;

import android.annotation.SuppressLint;
import android.content.Intent;
import android.os.Build;
import android.service.quicksettings.TileService;

/** A tile of the quick settings that opens the app. */
public class ConvertTile extends TileService {

    @Override
    @SuppressLint("StartActivityAndCollapseDeprecated")
    public void onClick() {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE) {
            startActivityAndCollapse(WidgetViews.open(this, "/"));
        } else {
            startActivityAndCollapse(
                new Intent(this, MainActivity.class).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK)
            );
        }
    }
}
