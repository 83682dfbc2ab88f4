import type { messages as source } from '../en-US/offer.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  refused: {
    noOffer: 'Wala pang alok para sa iyo sa ngayon.',
    amountNotOffered: 'Hindi namin inaalok ang halagang ito. Pumili ng iba.',
    termNotOffered: 'Hindi namin inaalok ang bilang ng araw na ito. Pumili ng iba.',
    costCapExceeded: 'Sa ganitong kondisyon, lalampas sa takda ng batas ang gastos. Pumili ng iba.',
    costCapExceededTogether: 'Kapag isinama sa loan mo ngayon, lalampas sa takda ng batas ang gastos.',
    productNotOpen: 'Magbubukas ito kapag may isang loan ka nang nabayaran sa oras.',
    documentChanged: 'Nagbago ang kasunduan. Basahin ulit bago pumirma.',
    withdrawingClosed:
      'Sarado muna ang paghiram para sa maintenance mula {from}. Hindi mawawala ang alok mo, at mababayaran pa rin ang loan mo gaya ng dati.',
    signatureRequired: 'Pumirma muna.',
  },
  blocked: {
    noOfferTitle: 'Wala pang alok para sa iyo ngayon',
    noOffer: 'Makikita sa home page kung nasaan na ang application mo at ano ang puwede mong gawin.',
    home: 'Pumunta sa home page',
    notOpenTitle: 'Hindi pa bukas sa iyo ang loan na ito',
    notOpen: 'Magbubukas ito kapag may isang loan ka nang nabayaran nang buo at sa oras.',
    couponTitle: 'Hindi na magagamit ang kupon na ito',
    coupon: 'Nagamit na ito o lumipas na ang bisa. Wala kang utang, at walang ipinadala.',
    choose: 'Pumili ulit',
    loan: {
      title: 'Tapusin muna ang loan mo ngayon',
      owed: 'Bukas pa ang loan no. {number}: {amount} para mabayaran ito nang buo ngayon. Makakahiram ka ulit kapag bayad na ito.',
      sending:
        'Papunta pa lang ang pera ng loan no. {number}. Makakahiram ka ulit kapag bayad na ang loan na iyon.',
      other: 'Bukas pa ang loan no. {number}. Makakahiram ka ulit kapag bayad na ito.',
      writtenOff:
        'May {amount} pang kulang sa loan no. {number}. Kausapin mo kami tungkol dito; saka natin tingnan ang susunod.',
      see: 'Tingnan ang loan ko',
      pay: 'Bayaran ang {amount}',
    },
  },
};
