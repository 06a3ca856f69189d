// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import HostServices

/// A detector of features in images. It detects none, and reports this once for each type.
///
/// - Source: developer.apple.com/documentation/coreimage/cidetector
open class CIDetector: NSObject {
  private let type: String

  /// Creates a detector for a type of feature; `nil` for an unknown type.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    guard [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText].contains(type) else {
      return nil
    }
    self.type = type
    super.init()
  }

  /// Returns the features of an image, which are none.
  open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

  /// Returns the features of an image, which are none.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] {
    let warned = HostServices.state(WarnedKinds())
    if warned.insert(type) {
      HostServices.tellDeveloper("CIDetector: nothing of the type \(type) is detected here; no features are found")
    }
    return []
  }

  /// Unchecked: The lock guards the mutable state.
  private final class WarnedKinds: @unchecked Sendable {
    private let lock = NSLock()
    private var kinds: Set<String> = []

    func insert(_ kind: String) -> Bool { lock.withLock { kinds.insert(kind).inserted } }
  }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorFocalLength = "CIDetectorFocalLength"
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
