import Foundation
import UIKit

extension AttributeScopes {
  /// SwiftUI's attributes of an `AttributedString`.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that SwiftUI adds to those of Foundation. `Text` displays them.
  ///
  /// - Source: developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font, in the environment of the text.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The color of the glyphs.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The additional space after each glyph, in points; 0 disables the font's kerning.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// The additional space after each glyph, in points. The font's kerning is preserved.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// The offset of the text above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString.Runs.Run {
  /// Returns the run's SwiftUI attributes as those of an `NSAttributedString`.
  func attributes(in environment: EnvironmentValues, _ look: TextLook) -> [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    var result: [NSAttributedString.Key: Any] = [:]
    if let font = self[Keys.FontAttribute.self] { result[.font] = font.resolve(in: environment, look) }
    if let color = self[Keys.ForegroundColorAttribute.self] {
      result[.foregroundColor] = color.resolve(in: environment)
    }
    if let color = self[Keys.BackgroundColorAttribute.self] {
      result[.backgroundColor] = color.resolve(in: environment)
    }
    if let line = self[Keys.UnderlineStyleAttribute.self] {
      result[.underlineStyle] = line.style
      if let color = line.color { result[.underlineColor] = color.resolve(in: environment) }
    }
    if let line = self[Keys.StrikethroughStyleAttribute.self] {
      result[.strikethroughStyle] = line.style
      if let color = line.color { result[.strikethroughColor] = color.resolve(in: environment) }
    }
    if let spacing = self[Keys.TrackingAttribute.self] ?? self[Keys.KerningAttribute.self] {
      result[.kern] = Double(spacing)
    }
    if let offset = self[Keys.BaselineOffsetAttribute.self] { result[.baselineOffset] = Double(offset) }
    return result
  }
}

extension Text.LineStyle {
  /// The raw value of the `NSUnderlineStyle`.
  var style: Int { NSUnderlineStyle.single.rawValue | pattern.style }
}
