import Foundation
import InterfaceBuilder

extension NibInstantiation {
  /// Returns an attributed text with the attributes of each run.
  func attributedText(_ text: InterfaceBuilder.AttributedText?, at description: Object) -> NSAttributedString? {
    guard let text else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in text.fragments {
      result.append(
        NSAttributedString(string: fragment.text, attributes: attributes(fragment.attributes, at: description)))
    }
    return result
  }

  func attributes(_ attributes: InterfaceBuilder.TextAttributes?, at description: Object) -> [NSAttributedString.Key:
    Any]
  {
    guard let attributes else { return [:] }
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = font(attributes.font, at: description)
    result[.foregroundColor] = color(attributes.foregroundColor, at: description)
    result[.backgroundColor] = color(attributes.backgroundColor, at: description)
    result[.strokeColor] = color(attributes.strokeColor, at: description)
    result[.underlineColor] = color(attributes.underlineColor, at: description)
    result[.strikethroughColor] = color(attributes.strikethroughColor, at: description)
    result[.paragraphStyle] = attributes.paragraphStyle.map(Self.paragraphStyle)
    result[.link] = attributes.link.flatMap { URL(string: $0) }
    if attributes.shadowColor != nil || attributes.shadowOffset != nil {
      let shadow = NSShadow()
      if let color = color(attributes.shadowColor, at: description) { shadow.shadowColor = color }
      if let offset = attributes.shadowOffset {
        shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
      }
      result[.shadow] = shadow
    }
    for (name, number) in attributes.numbers {
      result[NSAttributedString.Key(name)] = NSNumber(value: number)
    }
    return result
  }

  private static func paragraphStyle(_ style: InterfaceBuilder.ParagraphStyle) -> NSParagraphStyle {
    let result = NSMutableParagraphStyle()
    if let alignment = style.alignment { result.alignment = NSTextAlignment(alignment) }
    if let mode = style.lineBreakMode { result.lineBreakMode = NSLineBreakMode(mode) }
    switch style.baseWritingDirection {
    case .leftToRight?: result.baseWritingDirection = .leftToRight
    case .rightToLeft?: result.baseWritingDirection = .rightToLeft
    case .natural?, nil: break
    }
    func set(_ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>, _ value: Double?) {
      if let value { result[keyPath: path] = CGFloat(value) }
    }
    set(\.lineSpacing, style.lineSpacing)
    set(\.paragraphSpacing, style.paragraphSpacing)
    set(\.paragraphSpacingBefore, style.paragraphSpacingBefore)
    set(\.firstLineHeadIndent, style.firstLineHeadIndent)
    set(\.headIndent, style.headIndent)
    set(\.tailIndent, style.tailIndent)
    set(\.lineHeightMultiple, style.lineHeightMultiple)
    set(\.minimumLineHeight, style.minimumLineHeight)
    set(\.maximumLineHeight, style.maximumLineHeight)
    if let allows = style.allowsDefaultTighteningForTruncation { result.allowsDefaultTighteningForTruncation = allows }
    if let factor = style.hyphenationFactor { result.hyphenationFactor = Float(factor) }
    if let uses = style.usesDefaultHyphenation { result.usesDefaultHyphenation = uses }
    if let stops = style.tabStops {
      result.tabStops = stops.map {
        NSTextTab(textAlignment: $0.alignment.map { NSTextAlignment($0) } ?? .natural, location: CGFloat($0.location))
      }
    }
    return result
  }
}

extension NSTextAlignment {
  init(_ alignment: InterfaceBuilder.TextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension NSLineBreakMode {
  init(_ mode: InterfaceBuilder.LineBreakMode) {
    switch mode {
    case .wordWrap: self = .byWordWrapping
    case .characterWrap: self = .byCharWrapping
    case .clip: self = .byClipping
    case .headTruncation: self = .byTruncatingHead
    case .tailTruncation: self = .byTruncatingTail
    case .middleTruncation: self = .byTruncatingMiddle
    }
  }

  init(_ mode: InterfaceBuilder.ParagraphLineBreakMode) {
    switch mode {
    case .wordWrapping: self = .byWordWrapping
    case .charWrapping: self = .byCharWrapping
    case .clipping: self = .byClipping
    case .truncatingHead: self = .byTruncatingHead
    case .truncatingTail: self = .byTruncatingTail
    case .truncatingMiddle: self = .byTruncatingMiddle
    }
  }
}
