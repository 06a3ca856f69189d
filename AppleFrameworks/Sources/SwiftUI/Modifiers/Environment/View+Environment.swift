import UIKit

extension View {
  /// Sets an environment value of the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/environment(_:_:)
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    applying(EnvironmentWriting(keyPath: keyPath, value: value))
  }

  /// Sets an observable object in the environment of the view, with its type as the key; `nil` removes it.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/environment(_:)
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    applying(ObjectWriting(object: object))
  }

  /// Sets an object in the environment of the view for `EnvironmentObject`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/environmentobject(_:)
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    applying(ObjectWriting(object: object))
  }

  /// Changes an environment value of the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    applying(EnvironmentTransforming(keyPath: keyPath, transform: transform))
  }

  /// Sets whether controls in the view are disabled. Controls that an ancestor disables stay disabled.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/disabled(_:)
  nonisolated public func disabled(_ disabled: Bool) -> some View { applying(DisabledModifier(isDisabled: disabled)) }

  /// Sets the font of text in the view; `nil` for the body font.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/font(_:)
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of text in the view; `nil` for that of its font.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/fontweight(_:)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    applying(LookModifier(keyPath: \.weight, value: weight))
  }

  /// Sets the design of text in the view; `nil` for that of its font.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/fontdesign(_:)
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    applying(LookModifier(keyPath: \.design, value: design))
  }

  /// Sets whether text in the view is bold.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/bold(_:)
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    applying(LookModifier(keyPath: \.isBold, value: isActive))
  }

  /// Sets whether text in the view is italic.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/italic(_:)
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    applying(LookModifier(keyPath: \.isItalic, value: isActive))
  }

  /// Sets whether text in the view has glyphs of equal width.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/monospaced(_:)
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    applying(LookModifier(keyPath: \.isMonospaced, value: isActive))
  }

  /// Sets digits of equal width for text in the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/monospaceddigit()
  nonisolated public func monospacedDigit() -> some View {
    applying(LookModifier(keyPath: \.hasMonospacedDigits, value: true))
  }

  /// Sets whether text in the view is underlined.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text is underlined.
  ///   - pattern: The pattern of the line.
  ///   - color: The color; `nil` for that of the text.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/underline(_:pattern:color:)
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    applying(LookModifier(keyPath: \.underline, value: isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Sets whether text in the view is struck through.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text is struck through.
  ///   - pattern: The pattern of the line.
  ///   - color: The color; `nil` for that of the text.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/strikethrough(_:pattern:color:)
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    applying(
      LookModifier(keyPath: \.strikethrough, value: isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Sets the additional space between letters, in points. Ligatures are preserved.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/kerning(_:)
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    applying(LookModifier(keyPath: \.kerning, value: kerning))
  }

  /// Sets the additional space after each letter, in points. Ligatures are split.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/tracking(_:)
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    applying(LookModifier(keyPath: \.tracking, value: tracking))
  }

  /// Sets the offset of text above its baseline, in points.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/baselineoffset(_:)
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    applying(LookModifier(keyPath: \.baselineOffset, value: baselineOffset))
  }

  /// Sets the color of text and symbols in the view; `nil` for the primary color.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/foregroundcolor(_:)
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    applying(ForegroundModifier(styles: color.map { [AnyShapeStyle($0)] } ?? [AnyShapeStyle(Color.primary)]))
  }

  /// Sets the foreground style of text, symbols and shapes in the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    applying(ForegroundModifier(styles: [AnyShapeStyle(style)]))
  }

  /// Sets two levels of the foreground style in the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/foregroundstyle(_:_:)
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    applying(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets three levels of the foreground style in the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/foregroundstyle(_:_:_:)
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    applying(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the style that ``BackgroundStyle`` uses in the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/backgroundstyle(_:)
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the tint color of controls in the view; `nil` for the accent color.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/tint(_:)
  nonisolated public func tint(_ tint: Color?) -> some View {
    applying(TintModifier(style: tint.map(AnyShapeStyle.init)))
  }

  /// Sets the tint style of controls in the view. UIKit controls have a single color, and use the first color of the
  /// style.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    applying(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the tint color of controls in the view; `nil` for the accent color.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/accentcolor(_:)
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    applying(TintModifier(style: accentColor.map(AnyShapeStyle.init)))
  }

  /// Sets the maximum number of lines of text in the view; `nil` for no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimits, LineLimits(upper: number))
  }

  /// Sets the minimum and maximum numbers of lines of text in the view.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimits, LineLimits(lower: limit.lowerBound, upper: limit.upperBound))
  }

  /// Sets the minimum number of lines of text in the view.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimits, LineLimits(lower: limit.lowerBound, upper: nil))
  }

  /// Sets the maximum number of lines of text in the view.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimits, LineLimits(lower: nil, upper: limit.upperBound))
  }

  /// Sets the maximum number of lines of text in the view.
  ///
  /// - Parameter reservesSpace: Whether shorter text has the same height.
  /// - Source: developer.apple.com/documentation/swiftui/view/linelimit(_:reservesspace:)
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimits, LineLimits(lower: reservesSpace ? limit : nil, upper: limit))
  }

  /// Sets the additional space between lines of text in the view, in points.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/linespacing(_:)
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Sets the alignment of lines of text in the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:)
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the minimum factor by which text in the view may shrink to fit, from 0 to 1.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:)
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether the spacing of letters in the view may shrink to fit.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/allowstightening(_:)
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Sets the part of a line that is replaced with an ellipsis if the line does not fit.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/truncationmode(_:)
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the case of text in the view; `nil` does not convert it.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/textcase(_:)
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Sets the size of controls in the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/controlsize(_:)
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the size of symbols in the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/imagescale(_:)
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Adds a variant to symbols in the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/symbolvariant(_:)
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      for suffix in variant.suffixes where !variants.suffixes.contains(suffix) { variants.suffixes.append(suffix) }
    }
  }

  /// Sets the rendering mode of symbols in the view; `nil` for the symbol's own mode.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/symbolrenderingmode(_:)
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Sets the size of text in the view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  /// Limits the size of text in the view to a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last, !range.contains(size) else { return }
      size = size < first ? first : last
    }
  }

  /// Redacts content of the view. The reasons are combined with those of ancestors.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/redacted(reason:)
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes the redaction of the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/unredacted()
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Hides labels of controls in the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/labelshidden()
  nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Sets the prominence of section headers in the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/headerprominence(_:)
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Sets the color scheme of the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/colorscheme(_:)
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the identity of the view. A view with another identifier has new state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
  /// Sets the tag of the view in pickers, lists and tab views.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    applying(TraitModifier<TagTrait>(value: AnyHashable(tag)))
  }
}
