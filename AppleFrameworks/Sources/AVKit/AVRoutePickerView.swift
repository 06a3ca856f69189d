import Placeholders
import UIKit

/// A button that lets a person choose where sound goes to. There is no other place: it is a labeled box.
///
/// - Source: developer.apple.com/documentation/avkit/avroutepickerview
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
  open var activeTintColor: UIColor! = .systemBlue
  open var prioritizesVideoDevices = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    PlaceholderView(kind: "AVRoutePickerView").fill(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    PlaceholderView(kind: "AVRoutePickerView").fill(self)
  }
}

/// Shows a film above other apps. It can't here.
///
/// - Source: developer.apple.com/documentation/avkit/avpictureinpicturecontroller
open class AVPictureInPictureController: NSObject {
  open class func isPictureInPictureSupported() -> Bool { false }
}
