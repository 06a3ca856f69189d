import Placeholders
import UIKit

/// A slider of the device's volume. No audio is played, so it is a labeled box.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpvolumeview
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    PlaceholderView(kind: "MPVolumeView").fill(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    PlaceholderView(kind: "MPVolumeView").fill(self)
  }
}
