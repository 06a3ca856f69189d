// What constraints ask an image view: symbols have a baseline, and other images may be given one.

extension UIImageView: TextBaselines {
  var firstBaselineOffsetFromTop: CGFloat {
    guard let image = shownImage, let baseline = image.baselineOffsetFromBottom else { return 0 }
    return image.size.height - baseline - image.alignmentRectInsets.top
  }

  var lastBaselineOffsetFromBottom: CGFloat {
    guard let image = shownImage, let baseline = image.baselineOffsetFromBottom else { return 0 }
    return baseline - image.alignmentRectInsets.bottom
  }

  /// A symbol's line; what lies between other views where there is none.
  var baselineLineHeight: CGFloat {
    shownImage?.hasBaseline == true ? intrinsicContentSize.height : SystemSpacing.betweenItems
  }
}
