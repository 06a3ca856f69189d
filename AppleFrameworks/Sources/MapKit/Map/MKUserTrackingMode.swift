/// Whether a map follows the device.
public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  case follow, followWithHeading
}
