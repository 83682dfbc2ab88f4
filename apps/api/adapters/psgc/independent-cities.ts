/**
 * Cities that the code list keeps outside every province, under the province where people look for them.
 * Keys and values are the first five digits of the code.
 */
export const provinceOfIndependentCity: Readonly<Record<string, string>> = {
  '03301': '03054', // Angeles, Pampanga
  '18302': '18045', // Bacolod, Negros Occidental
  '14303': '14011', // Baguio, Benguet
  '16304': '16002', // Butuan, Agusan del Norte
  '10305': '10043', // Cagayan de Oro, Misamis Oriental
  '07306': '07022', // Cebu, Cebu
  '11307': '11024', // Davao, Davao del Sur
  '12308': '12063', // General Santos, South Cotabato
  '10309': '10035', // Iligan, Lanao del Norte
  '06310': '06030', // Iloilo, Iloilo
  '07311': '07022', // Lapu-Lapu, Cebu
  '04312': '04056', // Lucena, Quezon
  '07313': '07022', // Mandaue, Cebu
  '03314': '03071', // Olongapo, Zambales
  '17315': '17053', // Puerto Princesa, Palawan
  '08316': '08037', // Tacloban, Leyte
  '09317': '09073', // Zamboanga, Zamboanga del Sur
  '09901': '19007', // Isabela, Basilan
};

/** Areas that are no province in the list but where people look for their city. Key: what their codes begin with. */
export const areasOutsideProvinces = [
  { codeStart: '13', code: '1300000000', name: 'Metro Manila' },
  { codeStart: '19999', code: '1999900000', name: 'Special Geographic Area (BARMM)' },
] as const;
