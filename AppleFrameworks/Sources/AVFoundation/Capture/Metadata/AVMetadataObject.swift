import CoreGraphics
import CoreMedia
import Foundation

/// An object that is detected in a frame.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmetadataobject
open class AVMetadataObject: NSObject {
  /// The type of an object in a frame.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avmetadataobject/objecttype
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value. Any raw value is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Aztec codes.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// Codabar.
    public static let codabar = ObjectType(rawValue: "Codabar")
    /// Code 39.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// Code 39 with a check digit.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// Code 93.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// Code 128.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// Data Matrix codes.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// EAN-8.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// EAN-13.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// Faces.
    public static let face = ObjectType(rawValue: "face")
    /// Interleaved 2 of 5.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// ITF-14.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// PDF417.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// QR codes.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// UPC-E.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
  }

  override init() { super.init() }
  /// The type. Always `face`.
  open var type: ObjectType { .face }
  /// The frame of the object, relative to the size of the image. Always zero.
  open var bounds: CGRect { .zero }
  /// The time of the image. Always invalid.
  open var time: CMTime { .invalid }
  /// The duration. Always invalid.
  open var duration: CMTime { .invalid }
}
