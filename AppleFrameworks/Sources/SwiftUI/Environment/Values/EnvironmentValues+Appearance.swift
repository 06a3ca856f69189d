import UIKit

extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
  private enum TintStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
  private enum ForegroundKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }
  private enum BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
  private enum SymbolModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
  private enum LabelsKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
  private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
  private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

  /// The color scheme of the content.
  ///
  /// - Default: `.light`.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The contrast that the user prefers.
  ///
  /// - Default: `.standard`.
  public var colorSchemeContrast: ColorSchemeContrast { contrast }

  var contrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// The tint style; `nil` if none is set.
  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The style that `BackgroundStyle` uses; `nil` for the system's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  /// The size of symbols beside text.
  ///
  /// - Default: `.medium`.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The variants of symbols, such as filled ones.
  ///
  /// - Default: `.none`.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The rendering mode of symbols; `nil` for the symbol's own mode.
  ///
  /// - Default: `nil`.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }

  /// The visibility of labels of controls.
  ///
  /// - Default: `.automatic`.
  public var labelsVisibility: Visibility {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }

  /// The prominence of section headers.
  ///
  /// - Default: `.standard`.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The reasons for which content is redacted; empty for readable content.
  ///
  /// - Default: empty.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}
