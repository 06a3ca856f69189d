import Foundation

/// The heading of the device. Only a device with a compass provides one.
///
/// - Source: developer.apple.com/documentation/corelocation/clheading
open class CLHeading: NSObject, NSCopying {
  private let moment = Date()

  open var magneticHeading: CLLocationDirection { -1 }
  open var trueHeading: CLLocationDirection { -1 }
  open var headingAccuracy: CLLocationDirection { -1 }
  open var x: CLHeadingComponentValue { 0 }
  open var y: CLHeadingComponentValue { 0 }
  open var z: CLHeadingComponentValue { 0 }
  open var timestamp: Date { moment }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
