/// Which of the ready-made configurations a button starts from.
package enum ButtonConfigurationStyle: String, EnumerationValue {
  case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent, glass, clearGlass,
    prominentGlass, prominentClearGlass
}
