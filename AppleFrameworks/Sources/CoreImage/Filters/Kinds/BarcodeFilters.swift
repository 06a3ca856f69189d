import CoreGraphics
import Foundation

/// A namespace for filters that generate codes of messages, with one pixel for each square.
enum BarcodeFilters {
  private static let message = FilterInput.value("inputMessage", "NSData", nil)

  static let all: [FilterDefinition] = [
    FilterDefinition(
      "CIQRCodeGenerator", [kCICategoryGenerator], [message, .value("inputCorrectionLevel", "NSString", "M")]
    ) { values in
      guard let message = values.data("inputMessage") else { return nil }
      let level = values.text("inputCorrectionLevel") ?? "M"
      guard let correction = QRCode.Correction(rawValue: level) else {
        fatalError("CIFilter: the correction level of CIQRCodeGenerator is L, M, Q or H, not \"\(level)\"")
      }
      return QRCode([UInt8](message), correction: correction).map { CIImage($0.modules.node(border: 1)) }
    },
    FilterDefinition(
      "CIAztecCodeGenerator", [kCICategoryGenerator],
      [
        message, .number("inputCorrectionLevel", 23, 5...95), .value("inputLayers", "NSNumber", nil),
        .value("inputCompactStyle", "NSNumber", nil),
      ]
    ) { values in
      guard let message = values.data("inputMessage") else { return nil }
      let layers = Int(values.number("inputLayers"))
      return AztecCode(
        [UInt8](message), correction: Int(values.number("inputCorrectionLevel")), layers: layers > 0 ? layers : nil,
        isCompact: values.isTrue("inputCompactStyle") ? true : nil
      ).map { CIImage($0.modules.node(border: 0)) }
    },
    FilterDefinition(
      "CICode128BarcodeGenerator", [kCICategoryGenerator],
      [message, .number("inputQuietSpace", 10, 0...100), .number("inputBarcodeHeight", 32, 1...500)]
    ) { values in
      guard let message = values.data("inputMessage"), let bars = Code128.bars([UInt8](message)) else { return nil }
      var modules = Modules(width: bars.count, height: 1)
      for (index, isDark) in bars.enumerated() { modules[index, 0] = isDark }
      return CIImage(
        modules.node(
          border: max(Int(values.number("inputQuietSpace")), 0),
          scaleY: max(Int(values.number("inputBarcodeHeight")), 1), borderY: 0))
    },
  ]
}
