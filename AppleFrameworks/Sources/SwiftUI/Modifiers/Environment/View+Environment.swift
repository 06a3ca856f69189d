import UIKit

extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    applying(EnvironmentWriting(keyPath: keyPath, value: value))
  }
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    applying(ObjectWriting(object: object))
  }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    applying(ObjectWriting(object: object))
  }
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    applying(EnvironmentTransforming(keyPath: keyPath, transform: transform))
  }
  nonisolated public func disabled(_ disabled: Bool) -> some View { applying(DisabledModifier(isDisabled: disabled)) }
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    applying(LookModifier(keyPath: \.weight, value: weight))
  }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    applying(LookModifier(keyPath: \.design, value: design))
  }
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    applying(LookModifier(keyPath: \.isBold, value: isActive))
  }
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    applying(LookModifier(keyPath: \.isItalic, value: isActive))
  }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    applying(LookModifier(keyPath: \.isMonospaced, value: isActive))
  }
  nonisolated public func monospacedDigit() -> some View {
    applying(LookModifier(keyPath: \.hasMonospacedDigits, value: true))
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    applying(LookModifier(keyPath: \.underline, value: isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    applying(
      LookModifier(keyPath: \.strikethrough, value: isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    applying(LookModifier(keyPath: \.kerning, value: kerning))
  }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    applying(LookModifier(keyPath: \.tracking, value: tracking))
  }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    applying(LookModifier(keyPath: \.baselineOffset, value: baselineOffset))
  }
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    applying(ForegroundModifier(styles: color.map { [AnyShapeStyle($0)] } ?? [AnyShapeStyle(Color.primary)]))
  }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    applying(ForegroundModifier(styles: [AnyShapeStyle(style)]))
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    applying(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    applying(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
  nonisolated public func tint(_ tint: Color?) -> some View {
    applying(TintModifier(style: tint.map(AnyShapeStyle.init)))
  }
  /// Controls of UIKit's have one color for their tint: of other styles it is that which they begin with.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    applying(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    applying(TintModifier(style: accentColor.map(AnyShapeStyle.init)))
  }
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimits, LineLimits(upper: number))
  }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimits, LineLimits(lower: limit.lowerBound, upper: limit.upperBound))
  }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimits, LineLimits(lower: limit.lowerBound, upper: nil))
  }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimits, LineLimits(lower: nil, upper: limit.upperBound))
  }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimits, LineLimits(lower: reservesSpace ? limit : nil, upper: limit))
  }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      for suffix in variant.suffixes where !variants.suffixes.contains(suffix) { variants.suffixes.append(suffix) }
    }
  }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last, !range.contains(size) else { return }
      size = size < first ? first : last
    }
  }
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
  nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  /// Tells views by an id: another id is another view, with a state of its own.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
  /// What a view stands for among others, as for pickers.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    applying(TraitModifier<TagTrait>(value: AnyHashable(tag)))
  }
}
