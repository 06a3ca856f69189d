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

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast { contrast }

  var contrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// The tint, as it was given.
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

  /// What `BackgroundStyle` stands for; `nil` is the system's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }

  public var labelsVisibility: Visibility {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }

  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}
